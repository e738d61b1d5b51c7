import { useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { BookSearch } from './book-search.ts';

const mostDoctors = 50;

/** The doctors who fit all steps up to the date and are free on it, soonest first. Asked when those steps are taken. */
export const useFreeDoctors = ({ method = 'onsite', location, sub, date }: BookSearch) =>
  useQuery({
    ...api.hospital.findDoctors.query({
      query: { method, location_id: location, speciality_id: sub, date, sort: 'nearest', page: 1, limit: mostDoctors },
      quiet: true,
    }),
    enabled: location !== undefined && sub !== undefined && date !== undefined,
  });
