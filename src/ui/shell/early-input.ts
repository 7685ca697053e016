/**
 * Takes over what a person did on the page that the build drew before the portal ran (`first-page/early.ts`): gives what they typed into a
 * field to `type`, and presses again what they pressed.
 */
export const takeEarlyInput = (fieldId: string, type: (text: string) => void): void => {
  const root = document.getElementById('root')
  if (root?.dataset['early'] === undefined) return
  delete root.dataset['early']
  const field = document.getElementById(fieldId)
  if (field instanceof HTMLInputElement && field.value) type(field.value)
  for (const pressed of root.querySelectorAll<HTMLElement>('[data-pressed]'))
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
}
