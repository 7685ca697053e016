import './gallery/states.ts'
