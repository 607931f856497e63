export default function NewPasskey() {
  return <h1>NewPasskey</h1>
}
