import Far
