export { checkSetting, isSettingTitle, settingDefinition } from './check-setting.ts';
export {
  settingGroups,
  type SettingDefinition,
  type SettingGroup,
  type SettingType,
  type SettingUnit,
  type SettingValue,
} from './definition.ts';
export { settingDefinitions, type SettingTitle } from './definitions.ts';
