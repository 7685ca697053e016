import type { MockResponse } from '../faults.ts'
import type { Tables } from '../world/tables.ts'

/**
 * The stand-in's script: the part of Google's reCAPTCHA v2 browser API that a page with explicit rendering uses. It draws a
 * frame with a check box, returns its token, and lets it expire after two minutes, as the real one does.
 */
const script = `(() => {
  const base = document.currentScript.src
  const widgets = []
  const tell = (name, ...values) => { if (typeof name === 'function') name(...values) }
  const askAgain = (widget) => {
    clearTimeout(widget.timer)
    widget.token = ''
    widget.frame.contentWindow?.postMessage({ captcha: 'reset' }, '*')
  }
  addEventListener('message', ({ source, data }) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source)
    if (!widget || data?.captcha !== 'ticked') return
    widget.token = 'stand-in-' + crypto.randomUUID()
    widget.timer = setTimeout(() => {
      askAgain(widget)
      tell(widget.options['expired-callback'])
    }, 120000)
    tell(widget.options.callback, widget.token)
    source.postMessage({ captcha: 'passed' }, '*')
  })
  window.grecaptcha = {
    ready: (work) => queueMicrotask(work),
    render: (place, options) => {
      const frame = document.createElement('iframe')
      const compact = options.size === 'compact'
      frame.title = 'reCAPTCHA'
      frame.src = new URL('anchor.html', base).href
      frame.width = compact ? 164 : 304
      frame.height = compact ? 144 : 78
      frame.style.border = '0'
      place.append(frame)
      return widgets.push({ frame, options, token: '', timer: 0 }) - 1
    },
    reset: (id = 0) => askAgain(widgets[id]),
    getResponse: (id = 0) => widgets[id].token,
  }
})()
`

const frame = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>reCAPTCHA</title>
<style>
  * { box-sizing: border-box }
  body { margin: 0; height: 100vh; padding: 4px 12px; border: 1px solid #8a8a92; border-radius: 4px; background: #f9f9fa; color: #1e2029;
    font: 15px/1.3 system-ui, sans-serif; display: flex; flex-direction: column; justify-content: center; gap: 4px }
  label { display: flex; align-items: center; gap: 12px; min-height: 36px }
  input { width: 26px; height: 26px; margin: 0; flex: none }
  input:focus-visible { outline: 3px solid #14131c; outline-offset: 2px }
  p { margin: 0; font-size: 12px; color: #555763 }
</style>
<div>
  <label><input type="checkbox">I'm not a robot</label>
  <p>Stand-in: nothing leaves this machine.</p>
</div>
<script>
  const box = document.querySelector('input')
  // The tick shows once the page has its token, and cannot be taken off.
  box.addEventListener('click', (event) => {
    event.preventDefault()
    if (box.checked) parent.postMessage({ captcha: 'ticked' }, '*')
  })
  addEventListener('message', ({ source, data }) => {
    if (source === parent && (data?.captcha === 'passed' || data?.captcha === 'reset')) box.checked = data.captcha === 'passed'
  })
</script>
`

/** The files of the stand-in, by their names below `/_mock/recaptcha/`: served over HTTP, and put into the static demo. */
export const captchaFiles: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  'api.js': { type: 'text/javascript; charset=utf-8', text: script },
  'anchor.html': { type: 'text/html; charset=utf-8', text: frame },
}

/** The file of the stand-in at a path, or null. */
export const captchaResponse = (path: string): MockResponse | null => {
  const file = captchaFiles[/^\/_mock\/recaptcha\/([^/]+)$/.exec(path)?.[1] ?? '']
  return file ? { kind: 'response', status: 200, headers: { 'Content-Type': file.type }, body: file.text } : null
}

/** Whether a captcha's token lets a call through; each does so once. */
export const spendCaptcha = ({ settings }: Tables, token: string | undefined): boolean => {
  const used = settings.find('settings')?.usedCaptchas ?? []
  if (!token || used.includes(token)) return false
  settings.update('settings', { usedCaptchas: [...used, token] })
  return true
}
