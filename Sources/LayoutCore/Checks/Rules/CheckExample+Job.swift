extension CheckExample {
    /// The example as a job file.
    package var jobFile: String {
        """
        { "version": 1, "layouts": { "example": \(layout) },
          "sweeps": { "example": [ \(sweep) ] },
          "jobs": [ { "id": "example", "layout": "example", "sweep": "example" } ] }
        """
    }
}
