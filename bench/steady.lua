-- Each connection waits before it asks again, so that all of them together ask at a steady rate.
local pause = tonumber(os.getenv("PAUSE_MS"))
function delay() return pause end
