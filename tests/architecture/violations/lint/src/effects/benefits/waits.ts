export const wait = (work: () => void): unknown => setTimeout(work, 1000)
