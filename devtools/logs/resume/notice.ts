import type { DriveReport } from './drive.ts'

/** The notice shown with the portal while a log is repeated, and after that. It is not part of the portal's page. */
const place = (): HTMLElement => {
  const found = document.getElementById('resume-notice')
  if (found) return found
  const made = document.createElement('aside')
  made.id = 'resume-notice'
  made.setAttribute('aria-label', 'Resumed log')
  made.setAttribute('role', 'status')
  made.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:9999;max-block-size:40vh;overflow:auto;padding:.6rem 1rem;background:#1c2430;' +
    'color:#fff;font:14px/1.45 system-ui,sans-serif;box-shadow:0 -2px 12px #0004'
  document.body.append(made)
  return made
}

/** Says that the log is being repeated. */
export const showProgress = (file: string, events: number): void => {
  place().textContent = `Repeating ${file}: ${events} events …`
}

/** Says why the log cannot be resumed. */
export const showFailure = (error: unknown): void => {
  place().textContent = `This log cannot be resumed: ${error instanceof Error ? error.message : String(error)}`
}

/** Says where the portal is now, and what differed from the log. */
export const showReport = ({
  file,
  at,
  of,
  email,
  report: { driven, deviations },
}: {
  readonly file: string
  readonly at: number
  readonly of: number
  readonly email: string
  readonly report: DriveReport
}): void => {
  const aside = place()
  const line = document.createElement('p')
  line.style.margin = '0'
  line.textContent = `Resumed at event ${at} of ${file} (${of} events), as ${email}: ${driven} events were repeated. Continue by hand; a reload keeps the mock's world.`
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.style.cssText =
    'float:right;margin-inline-start:1rem;font:inherit;color:#1c2430;background:#fff;border:0;border-radius:4px;padding:.2rem .75rem'
  close.addEventListener('click', () => {
    aside.remove()
  })
  const parts: HTMLElement[] = [close, line]
  if (deviations.length > 0) {
    const details = document.createElement('details')
    const summary = document.createElement('summary')
    summary.textContent = `${deviations.length} ${deviations.length === 1 ? 'event' : 'events'} differed from the log`
    const list = document.createElement('ul')
    for (const { seq, type, sentence } of deviations) {
      const item = document.createElement('li')
      item.textContent = `${seq} ${type}: ${sentence}`
      list.append(item)
    }
    details.append(summary, list)
    parts.push(details)
  }
  aside.replaceChildren(...parts)
}
