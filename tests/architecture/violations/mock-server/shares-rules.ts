import '../src/domain/session/session.ts'
