import { Example } from '#gallery/Example.tsx';
import { StepProgress } from './StepProgress.tsx';

export function Examples() {
  return (
    <>
      <Example title="First of two">
        <StepProgress step={1} of={2} title="Create your account" />
      </Example>
      <Example title="Last of three">
        <StepProgress step={3} of={3} title="Tell us about your company" />
      </Example>
    </>
  );
}
