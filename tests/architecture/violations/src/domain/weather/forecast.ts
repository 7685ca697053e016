import '../kernel/command.ts'
