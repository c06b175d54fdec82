export default function SignedOutPage() {
  return <h1>You are signed out</h1>;
}
