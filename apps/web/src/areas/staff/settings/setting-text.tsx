import type { SettingType, SettingValue } from '@balsam/domain/settings';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { valueText } from './setting-value.ts';

type TextProps = { readonly type: SettingType; readonly value: SettingValue };

const latin: ReadonlySet<SettingType['kind']> = new Set(['phone', 'email', 'link', 'vat_number', 'registration']);

/**
 * A value as people read it; what is dialled, written to or a number of the authorities stands in Latin letters and digits in either
 * language, and a text in its own.
 */
export const SettingText = ({ type, value }: TextProps) => {
  if (value === '') return valueText(type, value);
  if (type.kind === 'text') return <bdi lang={type.language}>{value}</bdi>;
  return latin.has(type.kind) ? <Ltr>{String(value)}</Ltr> : valueText(type, value);
};
