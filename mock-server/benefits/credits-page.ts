import type { MockResponse } from '../faults.ts'
import { ok } from '../handler.ts'
import { aboutCredits } from './credits.ts'

/**
 * The stand-in for the external page: it removes the token from its address at once, shows whether there was one, and sends
 * nothing anywhere.
 */
const page = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Choose a shop</title>
<style>
  :root { color-scheme: light dark }
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px; color: light-dark(#1e2029, #f0eeea); background: light-dark(#fff, #1d1e24); font: 16px/1.5 system-ui, sans-serif; display: grid; gap: 20px }
  h1, p { margin: 0 }
  h1 { font-size: 22px; line-height: 1.2 }
  ul { margin: 0; padding: 0; list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 16px }
  li { border: 1px solid light-dark(#e2dfda, #373944); border-radius: 12px; padding: 16px; display: grid; gap: 12px }
  button { min-height: 44px; padding: 0 16px; border: 2px solid; border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 600 }
  button:focus-visible { outline: 3px solid; outline-offset: 2px }
  small { opacity: 0.8 }
</style>
<h1>Choose a shop</h1>
<p role="status"></p>
<ul>
  <li>High Street Books <button type="button">See vouchers</button></li>
  <li>Garden and Home <button type="button">See vouchers</button></li>
  <li>Corner Kitchen <button type="button">See vouchers</button></li>
</ul>
<p><small>Stand-in: nothing leaves this machine.</small></p>
<script>
  const address = new URL(location.href)
  const status = document.querySelector('[role=status]')
  status.textContent = address.searchParams.get('bearer_token') ? 'You are logged in.' : 'You are not logged in.'
  address.searchParams.delete('bearer_token')
  try { history.replaceState(null, '', address) } catch { /* a page of nobody's origin keeps its address */ }
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => { status.textContent = 'You’ve chosen a voucher.' })
</script>
`

/** The stand-in as a file: served over HTTP, and put into the static demo. */
export const creditsPageFile = { path: '/_mock/credits/', type: 'text/html; charset=utf-8', text: page } as const

/** The stand-in at its path, or null. The token in the query stays in the page. */
export const creditsPageResponse = (path: string): MockResponse | null =>
  path === creditsPageFile.path
    ? { kind: 'response', status: 200, headers: { 'Content-Type': creditsPageFile.type }, body: creditsPageFile.text }
    : null

/** GET /ccv/manage: the stand-in page is on the host that received the call. */
export const getCreditsPage = aboutCredits((_, { headers }) =>
  ok({
    url: headers['host']
      ? `${headers['x-forwarded-proto'] ?? 'http'}://${headers['host']}${headers['x-forwarded-prefix'] ?? ''}${creditsPageFile.path}`
      : 'https://credits.acme.example/manage',
  }),
)
