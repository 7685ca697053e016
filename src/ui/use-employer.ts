import { selectProfile } from '../domain/session/session.ts'
import { useSelect } from './portal.ts'
import { employerNamed, type Employer } from './text/your-employer.ts'

/** The employer of whoever is signed in. */
export const useEmployer = (): Employer => employerNamed(useSelect(selectProfile)?.client.clientName ?? '')
