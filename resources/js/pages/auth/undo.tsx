export default function Undo() {
  return <h1>Undo</h1>
}
