/** What `/staff/settings` keeps in its address: the setting that is open. */
export type SettingsSearch = { readonly setting?: string };

/** Whatever an address says, as far as it looks like a setting; the table of settings is no part of the first load. */
export const settingsSearch = ({ setting }: Record<string, unknown>): SettingsSearch =>
  typeof setting === 'string' && /^[A-Z][A-Z\d_]{1,59}$/.test(setting) ? { setting } : {};
