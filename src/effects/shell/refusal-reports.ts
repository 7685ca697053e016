import type { DomainEvent, EventOf } from '../../domain/kernel/event.ts'
import { RedirectRefused } from '../../domain/session/session.ts'

/** What a report needs of the page. */
interface ReportingPage {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly origin: () => string
  readonly browser: () => string
}

const isRefusal = (event: DomainEvent): event is EventOf<typeof RedirectRefused> => event.type === RedirectRefused.type

/**
 * Reports each refused redirect to the endpoint of the configuration, in the form in which browsers report violations of the policy. It says for
 * which purpose the address was named and nothing of the address, which can hold a token. A report that does not arrive is not sent again.
 */
export const refusalReporter =
  (to: string, build: string, page: ReportingPage) =>
  (event: DomainEvent): void => {
    if (!isRefusal(event)) return
    const report = {
      type: 'redirect-refused',
      age: 0,
      url: page.origin(),
      user_agent: page.browser(),
      body: { purpose: event.data.purpose, build },
    }
    page
      .fetch(to, {
        method: 'POST',
        body: JSON.stringify([report]),
        headers: { 'Content-Type': 'application/reports+json' },
        credentials: 'omit',
        keepalive: true,
      })
      .catch(() => {}) // a lost report is ignored; the log has the event
  }
