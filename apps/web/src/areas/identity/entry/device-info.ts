import { randomName } from '#shared/api/random-name.ts';
import { writeStored, readStored } from '#shared/api/stored.ts';

/** A random name that this browser keeps: a device that is known is never locked out by a stranger's guesses (DECISIONS §3). */
export const deviceId = (): string => {
  const stored = readStored('deviceId');
  if (stored !== null) return stored;
  const name = randomName();
  writeStored('deviceId', name);
  return name;
};

/** What every log-in carries besides who it is (SPEC §3). */
export const deviceInfo = (): { fcm_token: string | null; device_id: string } => ({
  fcm_token: readStored('fcmToken'),
  device_id: deviceId(),
});
