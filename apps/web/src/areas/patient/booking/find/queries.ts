import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { today } from '#shared/visits/slot-time.ts';
import { dayOf } from './find-changes.ts';
import type { FindSearch } from './find-search.ts';

const pageSize = 10;

/** One page of the doctors that fit. */
export const doctorsPage = ({ q, method, location, speciality, sub, day, sort }: FindSearch, page: number) =>
  api.hospital.findDoctors.query({
    query: {
      query: q,
      method,
      location_id: location,
      speciality_id: sub ?? speciality,
      date: dayOf(day, today()),
      sort: sort ?? 'nearest',
      page,
      limit: pageSize,
    },
    quiet: true,
  });

/** The doctors of the pages shown so far, each once, though one may have moved between two pages meanwhile. */
export const useDoctors = (search: FindSearch) => {
  const pages = Array.from({ length: search.pages ?? 1 }, (_, n) => n + 1);
  return useQueries({
    queries: pages.map((page) => doctorsPage(search, page)),
    combine: (results) => {
      const found = results.flatMap(({ data }) => data?.items ?? []);
      return {
        doctors: [...new Map(found.map((doctor) => [doctor.id, doctor])).values()],
        total: results.find(({ data }) => data)?.data?.total,
        isLast: found.length >= (results[0]?.data?.total ?? 0),
        isPending: results.some((result) => result.isPending),
        error: results.find((result) => result.error)?.error ?? null,
        retry: () => {
          for (const result of results) if (result.error) void result.refetch();
        },
      };
    },
  });
};

const hourMs = 3_600_000;

/** The branches; they hardly ever change. */
export const allBranches = queryOptions({ ...api.hospital.locations.query({ quiet: true }), staleTime: hourMs });

export const useBranches = () => useQuery(allBranches);

/** Every speciality and sub-speciality, each after its parent, with how many doctors fit. */
export const useSpecialities = ({ location, method }: Pick<FindSearch, 'location' | 'method'>) =>
  useQuery(api.hospital.specialities.query({ query: { location_id: location, method }, quiet: true }));

/** Up to three doctors on duty who are free soonest. */
export const useOnSpotNow = (location: number | undefined) =>
  useQuery(
    api.hospital.nearestAvailability.query({ body: { type: 'onspot', location_id: location ?? null }, quiet: true }),
  );

/** One doctor with everything that is told of them. */
export const oneDoctor = (id: number) => queryOptions(api.hospital.doctorDetail.query({ params: { id }, quiet: true }));

/** Nothing is asked where the address names none. */
export const useDoctor = (id: number | undefined) => useQuery({ ...oneDoctor(id ?? 0), enabled: id !== undefined });
