import TideClientLive  // expect: test_target_links_live 8 "test helper 'Fixtures' imports the live module 'TideClientLive'"
public struct Samples {}
