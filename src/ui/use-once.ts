import { useState } from 'react'

/** True once it has been: what shows after its first load is over is not hidden by a later one, which would lose the focus in it. */
export const useOnce = (now: boolean): boolean => {
  const [been, setBeen] = useState(now)
  if (now && !been) setBeen(true)
  return now || been
}
