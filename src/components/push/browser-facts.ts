/** What a registration says of the browser (SPEC 3); `diff_time` in minutes from UTC. */
export async function browserFacts() {
  const { default: Bowser } = await import('bowser')
  const told = Bowser.getParser(navigator.userAgent)
  return {
    diff_time: -new Date().getTimezoneOffset(),
    device_model: [told.getOSName(), told.getPlatformType()].filter(Boolean).join(', ').slice(0, 100),
    app_id: window.location.hostname.slice(0, 100),
    explorer: (told.getBrowserName() ?? '').slice(0, 60),
    explorer_version: (told.getBrowserVersion() ?? '').slice(0, 60),
  }
}
