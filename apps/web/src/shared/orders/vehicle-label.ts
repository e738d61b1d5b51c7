import * as m from '#paraglide/messages.js';

const labels: Readonly<Record<string, () => string>> = {
  Motorcycle: m.profile_vehicle_motorcycle,
  Car: m.profile_vehicle_car,
  Van: m.profile_vehicle_van,
  'Refrigerated van': m.profile_vehicle_cold_van,
  Bicycle: m.profile_vehicle_bicycle,
};

/** What a rider drives, in the language of the screen where it is one of the known kinds. */
export const vehicleLabel = (kind: string): string => labels[kind]?.() ?? kind;
