// Keeps one core busy until its parent goes, or for the given number of milliseconds at most.
const until = Date.now() + Number(process.argv[2])
process.on('disconnect', () => process.exit())
const work = () => {
  for (let left = 5e6; left > 0; left--) Math.sqrt(left)
  if (Date.now() < until) setImmediate(work)
  else process.exit()
}
work()
