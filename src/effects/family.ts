import { clearFamilyMember, closeFamilyMember, saveFamilyMember } from './family/add-family-member.ts'
import { clearLifeEvent, sendLifeEvent } from './family/add-life-event.ts'
import { loadAvailableLifeEvents, loadLifeEvents } from './family/life-events.ts'
import { loadFamily } from './family/members.ts'

/** The effects of a person's family and life events. */
export const effects = [
  loadFamily,
  saveFamilyMember,
  clearFamilyMember,
  closeFamilyMember,
  loadAvailableLifeEvents,
  loadLifeEvents,
  sendLifeEvent,
  clearLifeEvent,
] as const
