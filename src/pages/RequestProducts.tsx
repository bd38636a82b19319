import { AskForProduct } from '#features/productRequests/AskForProduct.tsx';
import { YourRequests } from '#features/productRequests/YourRequests.tsx';
import { Container } from '#haven/Container.tsx';
import { Main } from '#haven/Main.tsx';
import { useProductForm } from '#session/useProductForm.ts';

export function RequestProducts() {
  const { state } = useProductForm();
  return (
    <Main state={state}>
      <Container>
        <AskForProduct />
        <YourRequests />
      </Container>
    </Main>
  );
}
