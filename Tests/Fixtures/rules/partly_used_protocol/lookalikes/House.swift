// clean: see 'Archive'.
struct House {
  let archive: any Archive
}
