import { createRoot } from 'react-dom/client'
import { css } from '@linaria/core'
const red = css`
  color: red;
`
createRoot(document.getElementById('root')!).render(<p className={red}>Hello</p>)
