import { ThemeLoaded, ThemeRequested, defaultTheme } from '../../../src/domain/brand/theme.ts'
import { BannersFailed, BannersLoaded, BannersRequested } from '../../../src/domain/home/cards.ts'
import type { DomainEvent } from '../../../src/domain/kernel/event.ts'
import { FieldEdited } from '../../../src/domain/kernel/forms/form.ts'
import type { LogHeader } from '../../../src/domain/log/log.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { html, offline, profile } from '../../../src/domain/samples.ts'
import { IdleTick } from '../../../src/domain/session/idle.ts'
import { PortalOpened, ProfileLoaded } from '../../../src/domain/session/session.ts'
import { openSession } from './session.ts'

export const header: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 3,
  build: 'test',
  startedAt: 0,
  brand: 'acme',
  browser: 'none',
  hash: null,
  versions: null,
  cut: null,
  redaction: 'full',
}
export const banner = (text: string) =>
  BannersLoaded({ banners: [{ id: 'b', title: 'News', text: html(text), imageUrl: null, link: null }] })
/** The events of a visit, not yet numbered. */
export const visit: readonly DomainEvent[] = [
  PortalOpened({}),
  ThemeRequested({ domainLabel: 'acme' }),
  ThemeLoaded({ theme: defaultTheme }),
  ProfileLoaded({ profile, termsUpdated: false }),
  BannersRequested({}),
  FieldEdited({ form: 'login-email', field: 'email', value: 'Ada@acme.example', problem: null }),
  banner('<p onclick="x()">Hello</p>'),
  BannersRequested({}),
  BannersFailed({ problem: offline }),
  IdleTick({ lastActivityAt: 0 }),
  BannersRequested({}),
]
export const causes: Readonly<Record<number, number>> = { 2: 1, 3: 2, 7: 5, 9: 8, 10: 4 }
/** Events as a log holds them, a tenth of a second apart. */
export const recorded = (events: readonly DomainEvent[]) =>
  events.map(({ type, data }, index) => ({
    ...{ seq: index + 1, at: index * 100, v: 1, type, data },
    causedBy: causes[index + 1] ?? null,
  }))
export const bytesOf = (text: string) => new TextEncoder().encode(text)
export const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'))
export const noHandlers = (all: readonly string[]) =>
  Promise.resolve(all.map((text) => text.replaceAll(/ onclick="[^"]*"/g, '')))
export const open = (events: readonly DomainEvent[] = visit) =>
  openSession(bytesOf(encodeLog(header, recorded(events))), noHandlers)
