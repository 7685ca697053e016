import type { getFamily, getLifeEvents } from '../api/generated/family.ts'
import type { DataOf } from '../api/operation.ts'

/** What the hosts send for the samples of the domain's family. */
export const wirePartner: DataOf<typeof getFamily>[number] = {
  family_id: '6001',
  family_fname: 'Tomasz',
  family_sname: 'Hale',
  family_dob: '1984-03-09',
  family_gender_id: 2,
  family_famtype_id: 1,
  family_tname: 'Mr',
  family_active: true,
  family_ft_edu_ends: null,
}

export const wireChild: DataOf<typeof getFamily>[number] = {
  family_id: '6002',
  family_fname: 'Zoë',
  family_sname: 'O’Hale',
  family_dob: { timestamp: 1_456_704_000 },
  family_gender_id: 1,
  family_famtype_id: 2,
  family_tname: 'Miss',
  family_active: true,
  family_ft_edu_ends: { timestamp: 2_037_916_800 },
}

export const wireBirth: DataOf<typeof getLifeEvents>[number] = {
  id: '8101',
  event_id: 'birth',
  name: 'Birth or adoption',
  event_date: '2026-11-14',
  closed_date: null,
  note: 'A week early',
  family_member_ids: ['6002'],
  change_until: '2027-01-13',
  benefits: [{ benefit_id: '201', name: 'Dental care', change: 'Add your child' }],
}
