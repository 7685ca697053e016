import '../runtime/effect.ts'
