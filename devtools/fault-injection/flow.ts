import type { Locator, Page } from '@playwright/test'
import type { ScenarioName } from '../../mock-server/scenarios/names.ts'
import type { Words } from './answers.ts'

/** Where an operation's failure looks another way than the rest, and why. */
export interface Difference {
  /** The sentence that shows; null where none may. Left out, the way's own words. */
  readonly says?: string | null
  readonly place?: (page: Page) => Locator
  /** The path to which the person is led; they stay where they are when it is left out. */
  readonly leadsTo?: string
  /** The screen cannot be gone on with: the next case opens it anew. */
  readonly ends?: true
  /** The row of the specification, or the decision, that asks for it. */
  readonly because: string
}

/** How a person comes to call one operation, and what has to be true when it fails. */
export interface Way {
  /** The demo account that is signed in; null for a visitor. */
  readonly who: string | null
  readonly scenario?: ScenarioName
  /** What is set before anything is opened, such as a page beyond the portal. */
  readonly outside?: (page: Page) => Promise<void>
  /** The address that is opened. */
  readonly at: string
  /** What the person does on the page before the call: opens a panel, fills a form. */
  readonly prepare?: (page: Page) => Promise<void>
  /** What calls the operation; left out where opening the address does. */
  readonly press?: (page: Page) => Promise<void>
  /**
   * How the person tries again: Retry beside the message where the address calls, else the same press. `reopen` where the screen
   * has no way of its own, by design, and the address is opened once more.
   */
  readonly again?: ((page: Page) => Promise<void>) | 'reopen'
  /** Where the message shows. */
  readonly place: (page: Page) => Locator
  /** What has to stay in sight beside the message. Fields keep their values without being named. */
  readonly kept?: (page: Page) => readonly Locator[]
  /** The sentences of this screen, where they are not the portal's. */
  readonly says?: { readonly words: Words; readonly because: string }
  /** By a case (`409 cost-changed`), by a status (`409`) or by what the portal makes of it (`undecodable`). */
  readonly differs?: Readonly<Record<string, Difference>>
  /** Fields, by id, that are emptied on purpose: once the host has judged what was in them, or as soon as they are sent. `again` fills them anew. */
  readonly sheds?: { readonly fields: readonly string[]; readonly once: 'judged' | 'sent'; readonly because: string }
  /** Milliseconds after which the client gives up; 30,000 when left out. */
  readonly waits?: number
  /** What shows once the operation has answered at last. */
  readonly leadsOn: (page: Page) => Locator
}
