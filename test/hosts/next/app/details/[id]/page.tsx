import { BackButton } from '../../../components/BackButton';

export default async function DetailsPage({ params }: PageProps<'/details/[id]'>) {
  const { id } = await params;
  return (
    <>
      <BackButton />
      <h1>{id}</h1>
    </>
  );
}
