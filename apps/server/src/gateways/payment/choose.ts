import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/types.ts';
import { moyasarGateway } from './moyasar.ts';
import type { CardGateway } from './port.ts';
import { sandboxGateway } from './sandbox/sandbox.ts';

/** Moyasar when its keys are set, else the sandbox; configuration refuses to start in production without keys. */
export const chooseCardGateway = (config: Config, db: Db): CardGateway =>
  config.moyasar ? moyasarGateway(config.moyasar) : sandboxGateway(config, db);
