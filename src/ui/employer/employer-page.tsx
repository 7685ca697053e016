import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { SectionLinks } from '../components/navigation/section-links.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { employerText } from '../text/employer.ts'
import { uploadsText } from '../text/uploads.ts'
import { afterUploads, beforeUploads, sectionOf } from './sections.ts'

const words = employerText.sections

/** The sections of the employer area that this person can see. */
const Sections = () => {
  const { pathname } = useLocation()
  const mayFollow = useSelect(selectMayFollow)
  const dispatch = useDispatch()
  const uploads = {
    label: uploadsText.title,
    open: () => void dispatch(openPanel, { panel: 'upload-data', subject: '' }),
  }
  return (
    <SectionLinks
      label={words.label}
      items={[
        ...beforeUploads.filter(({ to }) => mayFollow(to)),
        uploads,
        ...afterUploads.filter(({ to }) => mayFollow(to)),
      ]}
      within={sectionOf(pathname)}
    />
  )
}

/** A page of the employer area, below the links to its sections [DASH-1]. */
export const EmployerPage = (page: ComponentProps<typeof Page>) => (
  <>
    <Sections />
    <Page {...page} />
  </>
)
