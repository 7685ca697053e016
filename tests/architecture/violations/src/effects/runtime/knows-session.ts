import '../../domain/session/session.ts'
