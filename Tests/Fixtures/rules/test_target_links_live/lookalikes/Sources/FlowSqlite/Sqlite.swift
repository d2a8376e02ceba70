import FlowClient
struct Sqlite {}
