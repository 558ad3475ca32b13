import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFault } from './sendFault.ts';
import { changeData, changeText, withoutInventedToken } from './changeResponse.ts';
import { type Fault, parseFault } from './fault.ts';

/** The active faults. Tests change the list while the sandbox runs. */
export type Faults = Fault[];

/**
 * Makes requests fail if they name a fault in `X-Sandbox-Fault` or match an active one. Returns a function that says
 * whether a request has a fault.
 */
export function faultHooks(app: FastifyInstance, faults: Faults): (request: FastifyRequest) => boolean {
  const faulted = new WeakSet<FastifyRequest>();
  const active = new WeakMap<FastifyRequest, Fault>();

  app.addHook('onRequest', async (request, reply) => {
    const fault = faultOf(request, faults);
    if (fault === undefined) return;
    faulted.add(request);
    if (!(await sendFault(fault, request, reply))) active.set(request, fault);
  });
  app.addHook('preValidation', async (request) => {
    if (active.has(request)) request.body = withoutInventedToken(request.body);
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const fault = active.get(request);
    return fault === undefined ? payload : changeData(fault, payload);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const fault = active.get(request);
    return fault === undefined ? payload : changeText(fault, payload);
  });
  return (request) => faulted.has(request);
}

function faultOf(request: FastifyRequest, faults: Faults): Fault | undefined {
  const asked = request.headers['x-sandbox-fault'];
  const candidates = typeof asked === 'string' ? [parseFault(asked)] : faults;
  return candidates.find((fault) => {
    if (fault.left <= 0 || !fault.path.test(request.url) || !fault.isDue(request.url)) return false;
    if (fault.skip > 0) {
      fault.skip -= 1;
      return false;
    }
    fault.left -= 1;
    return true;
  });
}
