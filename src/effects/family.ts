import { clearFamilyMember, closeFamilyMember, rereadFamily, saveFamilyMember } from './family/add-family-member.ts'
import { clearLifeEvent, rereadLifeEvents, sendLifeEvent } from './family/add-life-event.ts'
import { loadAvailableLifeEvents, loadLifeEvents } from './family/life-events.ts'
import { loadFamily } from './family/members.ts'

/** The effects of a person's family and life events. */
export const effects = [
  loadFamily,
  saveFamilyMember,
  clearFamilyMember,
  rereadFamily,
  closeFamilyMember,
  loadAvailableLifeEvents,
  loadLifeEvents,
  sendLifeEvent,
  clearLifeEvent,
  rereadLifeEvents,
] as const
