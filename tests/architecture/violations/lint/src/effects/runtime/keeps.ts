export const wait = (work: () => void): unknown => setTimeout(work, Date.now() + Math.random())
