import '../state.ts'
