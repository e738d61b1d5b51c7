import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/types.ts';
import { moyasarGateway } from './moyasar.ts';
import type { PaymentGateway } from '../../platform/ports/payment.ts';
import { sandboxGateway } from './sandbox/sandbox.ts';
import { tamaraGateway } from './tamara/tamara.ts';

/** Moyasar when its keys are set, else the sandbox; configuration refuses to start in production without keys. */
export const chooseCardGateway = (config: Config, db: Db): PaymentGateway =>
  config.moyasar ? moyasarGateway(config.moyasar) : sandboxGateway(config, db);

/** Tamara when its keys are set; beside a real card provider none without them, else the sandbox. */
export function chooseInstalmentGateway(config: Config, db: Db): PaymentGateway | undefined {
  if (config.tamara) return tamaraGateway(config.tamara);
  return config.moyasar ? undefined : sandboxGateway(config, db, 'instalments');
}
