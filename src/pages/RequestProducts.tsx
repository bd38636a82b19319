import Container from '@mui/material/Container';
import { AskForProduct } from '#features/productRequests/AskForProduct.tsx';
import { YourRequests } from '#features/productRequests/YourRequests.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { useFlow } from '#session/useFlow.ts';

export function RequestProducts() {
  const { state } = useFlow('productRequest');
  return (
    <Main state={state}>
      <Container>
        <AskForProduct />
        <YourRequests />
      </Container>
    </Main>
  );
}
