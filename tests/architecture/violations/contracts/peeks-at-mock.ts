import '../mock-server/routes.ts'
