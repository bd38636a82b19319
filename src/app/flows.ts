import type { ShownPage } from '#domain/locationState.ts';
import type { FlowDefinition, FlowDependencies, FlowName, RunningFlow } from '#session/flow.ts';
import type { Runtime } from '#session/runtime.ts';

export const flowLoaders: Readonly<Record<FlowName, () => Promise<FlowDefinition>>> = {
  registration: async () => (await import('#features/registration/registrationFlow.ts')).registrationFlow,
  verification: async () => (await import('#features/verification/verificationFlow.ts')).verificationFlow,
  profile: async () => (await import('#features/profile/profileFlow.ts')).profileFlow,
  forgotPassword: async () =>
    (await import('#features/passwordReset/passwordResetFlow.ts')).forgotPasswordFlow,
  resetPassword: async () => (await import('#features/passwordReset/passwordResetFlow.ts')).resetPasswordFlow,
  ssoCallback: async () => (await import('#features/ssoCallback/ssoCallbackFlow.ts')).ssoCallbackFlow,
  productRequest: async () =>
    (await import('#features/productRequests/productRequestFlow.ts')).productRequestFlow,
  settings: async () => (await import('#features/settings/settingsFlow.ts')).settingsFlow,
  ownProfile: async () => (await import('#features/ownProfile/ownProfileFlow.ts')).ownProfileFlow,
};

/** Returns the name of a flow's file without extension; `forgotPassword` and `resetPassword` share a file. */
export const fileOfFlow = (name: FlowName) =>
  name.endsWith('Password') ? 'passwordResetFlow' : `${name}Flow`;

export type FlowControl = ReturnType<typeof createFlowControl>;

/** Creates the functions that start a flow, tell whether it runs, and report the shown page to it. */
export function createFlowControl(app: Runtime['app'], dependencies: FlowDependencies) {
  const readFlow = () => app.getSnapshot().context.flow;
  const runs = (name: string) => readFlow()?.name === name;
  return {
    /** Starts the flow of a page before it is shown, and ends any other; does nothing if it runs. Returns the running flow. */
    enter: (name: string, { begin, describe }: FlowDefinition, opened: ShownPage): RunningFlow | null => {
      if (!runs(name))
        app.send({ type: 'flow.entered', flow: { name, describe, ...begin(opened, dependencies) } });
      return readFlow();
    },
    runs,
    show: (page: ShownPage) => {
      const flow = readFlow();
      flow?.actor.send(flow.describe(page));
    },
  };
}
