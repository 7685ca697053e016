import '../../domain/state.ts'
