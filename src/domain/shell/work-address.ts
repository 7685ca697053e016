/** Whether an address is in the employer's workspace, which has a frame of its own [DASH-1]. */
export const isWorkAddress = (path: string): boolean =>
  /^\/app\/(dashboard|employee-data|reporting)(\/|\?|#|$)/.test(path)
