export const repeat = (work: () => void): unknown => window.setInterval(work, 1000)
