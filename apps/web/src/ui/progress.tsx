// ProgressBar: how far long work has come; without `of` it only shows that work goes on.
import "./controls.css";

export function ProgressBar({ label, done, of }: { label: string; done?: number; of?: number }) {
  const known = done !== undefined && of !== undefined && of > 0;
  return (
    <label class="progress">
      <span>{label}</span>
      {known ? <progress value={done} max={of} /> : <progress />}
    </label>
  );
}
