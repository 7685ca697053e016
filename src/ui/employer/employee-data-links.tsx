import { SectionLinks } from '../components/navigation/section-links.tsx'
import { employeesText } from '../text/employees.ts'

/** Links between the two employee lists. */
export const EmployeeDataLinks = () => (
  <SectionLinks
    label={employeesText.area.label}
    items={[
      { to: '/app/employee-data/', label: employeesText.area.employees },
      { to: '/app/employee-data/two-factor/', label: employeesText.area.twoFactor },
    ]}
  />
)
