import { defaultOrderLimits } from '@balsam/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

/** What one order may have, as the hospital has set it: days ahead of a planned delivery, and pictures of prescriptions. */
export const useOrderLimits = (): { readonly scheduleDays: number; readonly prescriptionImages: number } => {
  const { data } = useQuery(api.content.systemSettings.query({ query: {}, quiet: true }));
  const limitOf = (setting: string, otherwise: number): number => {
    const value = data?.items.find(({ title }) => title === setting)?.value;
    return typeof value === 'number' ? value : otherwise;
  };
  return {
    scheduleDays: limitOf('SCHEDULING_WITHIN_DAYS', defaultOrderLimits.scheduleDays),
    prescriptionImages: limitOf('PRESCRIPTION_IMAGES_MAXIMUM', defaultOrderLimits.prescriptionImages),
  };
};
