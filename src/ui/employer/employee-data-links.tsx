import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { SectionLinks } from '../components/navigation/section-links.tsx'
import { employeesText } from '../text/employees.ts'
import { employerText } from '../text/employer.ts'
import { text } from '../text/shared.ts'

/** The breadcrumb trail of the employee data pages. */
export const employerTrail = (current: string) => (
  <Breadcrumbs
    trail={[
      { label: text.common.home, to: '/app/home/' },
      { label: employerText.dashboard.title, to: '/app/dashboard/' },
    ]}
    current={current}
  />
)

/** Links between the two employee lists. */
export const EmployeeDataLinks = () => (
  <SectionLinks
    label={employeesText.area.label}
    links={[
      { to: '/app/employee-data/', label: employeesText.area.employees },
      { to: '/app/employee-data/two-factor/', label: employeesText.area.twoFactor },
    ]}
  />
)
