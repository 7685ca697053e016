import type { Dump } from './records.ts'
import { seedActivationLinks, seedResetLinks } from './seeds/account.ts'
import { seedBenefits } from './seeds/benefits.ts'
import { seedClients, seedSchemes } from './seeds/brands.ts'
import { seedFamilyMembers } from './seeds/family.ts'
import { seedLifeEvents } from './seeds/life-events.ts'
import { seedBanners, seedCards } from './seeds/home.ts'
import { seedPeople } from './seeds/people.ts'
import { seedPolicies } from './seeds/policies.ts'
import { seedApprovals } from './seeds/approvals.ts'
import { seedSelections } from './seeds/selections.ts'
import { seedUploads } from './seeds/uploads.ts'

/** The content that every world begins with. It is the same on every machine. */
export const seed = (): Dump => {
  const people = seedPeople()
  const familyMembers = seedFamilyMembers(people)
  const selections = seedSelections(people, familyMembers)
  return {
    people,
    sessions: [],
    activationLinks: seedActivationLinks,
    resetLinks: seedResetLinks,
    clients: seedClients,
    schemes: seedSchemes,
    benefits: seedBenefits,
    selections,
    lifeEvents: seedLifeEvents(people),
    familyMembers,
    approvals: seedApprovals(people, selections, familyMembers),
    uploads: seedUploads,
    logs: [],
    cards: seedCards,
    banners: seedBanners,
    policies: seedPolicies,
    settings: [
      {
        id: 'settings',
        optOutRefused: false,
        begunSecrets: [],
        secondFactorEnforced: false,
        ssoLogoutUrl: null,
        oneHubLogoutUrl: null,
        loginLogoutUrl: null,
        usedCaptchas: [],
        failingApprovals: 0,
        usualAmounts: {},
        today: null,
        noLifeEvents: false,
        noSlides: false,
        costsUnavailable: false,
        priceRise: 0,
        comingRise: 0,
        noEmployees: false,
        employeeCount: null,
        failingEmails: 0,
        reportsBeingMade: false,
        noReports: false,
        payUnknown: false,
      },
    ],
  }
}
